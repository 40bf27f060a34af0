"""Effects: the rules of the words that cards are made of. [concepts.effects]"""
