"""The eight spellbooks of the box, for apprentices and for starters. They are grouped as the box groups them. Walls
stand among the conjurations. The apprentice list prints Tanglevine among the enchantments and says itself that it is
a conjuration, which is where it stands here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from magehall.games.mage_wars.books.book import SPELL, Book
from magehall.games.mage_wars.books.training import mage_name
from magehall.games.mage_wars.cards.card import Kind, School
from magehall.games.mage_wars.model.words import say
from magehall.kernel.records import Value
from magehall.kernel.text import Text


def _book(
    mage: str,
    *,
    element: School | None = None,
    equipment: str = "",
    conjurations: str = "",
    creatures: str = "",
    enchantments: str = "",
    incantations: str = "",
    attack_spells: str = "",
) -> Book:
    """A book from its lists, "2 block, 1 jinx". Raises ValueError for a spell in the wrong list and for one that
    stands twice, KeyError for an id that is no spell."""
    entries = [
        *_listed(equipment, Kind.EQUIPMENT),
        *_listed(conjurations, Kind.CONJURATION, Kind.WALL),
        *_listed(creatures, Kind.CREATURE),
        *_listed(enchantments, Kind.ENCHANTMENT),
        *_listed(incantations, Kind.INCANTATION),
        *_listed(attack_spells, Kind.ATTACK),
    ]
    return Book(mage, tuple(sorted(entries)), element)


def _listed(text: str, *kinds: Kind) -> Iterator[tuple[str, int]]:
    for entry in text.split(",") if text else ():
        copies, card = entry.split()
        if SPELL[card].kind not in kinds:
            raise ValueError(f"{card} is of type {SPELL[card].kind}, not {' or '.join(kinds)}")
        yield card, int(copies)


APPRENTICE_BEASTMASTER = _book(
    "beastmaster",
    equipment="""
        1 bearskin, 1 elemental_cloak, 1 staff_of_beasts
    """,
    conjurations="""
        2 tanglevine
    """,
    creatures="""
        2 bitterwood_fox, 1 cervere_the_forest_shadow, 1 emerald_tegu, 2 feral_bobcat,
        1 steelclaw_grizzly, 1 thunderift_falcon, 2 timber_wolf
    """,
    enchantments="""
        2 bear_strength, 1 block, 1 cobra_reflexes, 1 regrowth, 1 retaliate, 2 rhino_hide
    """,
    incantations="""
        1 call_of_the_wild, 1 charge, 1 dispel, 1 dissolve, 1 group_heal, 1 minor_heal, 1 rouse_the_beast
    """,
    attack_spells="""
        2 geyser, 1 jet_stream
    """,
)

APPRENTICE_PRIESTESS = _book(
    "priestess",
    equipment="""
        1 deflection_bracers, 1 staff_of_asyra, 1 wind_wyvern_hide
    """,
    creatures="""
        2 asyran_cleric, 1 brogan_bloodstone, 1 gray_angel, 1 highland_unicorn, 2 knight_of_westlock,
        1 royal_archer
    """,
    enchantments="""
        2 block, 1 bull_endurance, 1 divine_protection, 1 nullify, 2 pacify, 1 rhino_hide, 1 sacred_ground
    """,
    incantations="""
        1 dispel, 1 dissolve, 1 force_push, 1 group_heal, 1 heal, 1 minor_heal, 1 sleep
    """,
    attack_spells="""
        1 blinding_flash, 2 pillar_of_light
    """,
)

APPRENTICE_WARLOCK = _book(
    "warlock",
    equipment="""
        1 demonhide_armor, 1 lash_of_hellfire, 1 leather_gloves
    """,
    creatures="""
        1 dark_pact_slayer, 1 darkfenne_bat, 2 firebrand_imp, 2 flaming_hellion, 1 goran_werewolf_pet,
        2 skeletal_sentry
    """,
    enchantments="""
        1 agony, 1 bear_strength, 1 death_link, 1 enfeeble, 1 ghoul_rot, 1 magebane, 1 marked_for_death,
        1 vampirism
    """,
    incantations="""
        1 dispel, 1 drain_life, 1 explode, 1 force_push, 2 vampiric_strike
    """,
    attack_spells="""
        1 fireball, 1 firestorm, 2 flameblast
    """,
)

APPRENTICE_WIZARD = _book(
    "wizard",
    element=School.AIR,
    equipment="""
        1 dragonscale_hauberk, 1 elemental_wand, 1 leather_boots, 1 staff_of_the_arcanum,
        1 suppression_cloak
    """,
    creatures="""
        2 blue_gremlin, 1 darkfenne_hydra, 1 gorgon_archer, 2 mana_leech, 1 stonegaze_basilisk
    """,
    enchantments="""
        1 block, 1 essence_drain, 1 force_hold, 1 force_sword, 1 jinx, 1 nullify, 1 reverse_attack
    """,
    incantations="""
        1 dispel, 1 dissolve, 2 minor_heal, 1 sleep, 1 steal_enchantment, 1 teleport
    """,
    attack_spells="""
        1 chain_lightning, 1 electrify, 2 lightning_bolt
    """,
)

STARTER_BEASTMASTER = _book(
    "beastmaster",
    equipment="""
        1 bearskin, 1 elemental_cloak, 1 mage_wand, 1 regrowth_belt, 1 ring_of_beasts, 1 staff_of_beasts
    """,
    conjurations="""
        1 lair, 3 mana_flower, 1 mohktari_great_tree_of_life, 1 rajans_fury, 3 tanglevine,
        1 tooth_and_nail, 2 wall_of_thorns
    """,
    creatures="""
        3 bitterwood_fox, 1 cervere_the_forest_shadow, 1 emerald_tegu, 2 feral_bobcat, 1 mountain_gorilla,
        1 redclaw_alpha_male, 1 sosruko_ferret_companion, 1 steelclaw_grizzly, 2 thunderift_falcon,
        3 timber_wolf
    """,
    enchantments="""
        2 bear_strength, 1 block, 1 bull_endurance, 1 cheetah_speed, 1 cobra_reflexes, 1 eagle_wings,
        1 marked_for_death, 1 mongoose_agility, 1 nullify, 1 regrowth, 1 retaliate, 2 rhino_hide
    """,
    incantations="""
        1 battle_fury, 2 call_of_the_wild, 1 charge, 2 dispel, 1 dissolve, 1 force_push, 1 group_heal,
        1 heal, 1 knockdown, 2 minor_heal, 1 perfect_strike, 1 piercing_strike, 1 rouse_the_beast,
        1 shift_enchantment
    """,
    attack_spells="""
        2 geyser, 1 jet_stream
    """,
)

STARTER_PRIESTESS = _book(
    "priestess",
    equipment="""
        1 crown_of_protection, 1 dawnbreaker_ring, 1 deflection_bracers, 1 ivarium_longbow, 1 mage_wand,
        1 moonglow_amulet, 1 ring_of_asyra, 1 staff_of_asyra, 1 wind_wyvern_hide
    """,
    conjurations="""
        1 hand_of_bim_shalla, 2 mana_flower, 1 temple_of_asyra
    """,
    creatures="""
        3 asyran_cleric, 1 brogan_bloodstone, 1 gray_angel, 1 highland_unicorn, 2 knight_of_westlock,
        2 royal_archer, 1 valshalla_lightning_angel
    """,
    enchantments="""
        2 block, 1 bull_endurance, 1 divine_intervention, 2 divine_protection, 1 hawkeye, 1 nullify,
        2 pacify, 1 regrowth, 1 retaliate, 1 rhino_hide, 1 sacred_ground
    """,
    incantations="""
        1 dispel, 2 dissolve, 1 force_push, 1 group_heal, 2 heal, 1 lay_hands, 1 minor_heal,
        1 perfect_strike, 1 purge_magic, 1 purify, 1 resurrection, 1 sleep
    """,
    attack_spells="""
        1 blinding_flash, 2 pillar_of_light
    """,
)

STARTER_WARLOCK = _book(
    "warlock",
    equipment="""
        1 demonhide_armor, 1 elemental_wand, 1 fireshaper_ring, 1 helm_of_fear, 1 lash_of_hellfire,
        1 leather_gloves, 1 molochs_torment, 1 ring_of_curses
    """,
    conjurations="""
        1 battle_forge, 2 mana_crystal, 1 pentagram, 2 wall_of_fire
    """,
    creatures="""
        1 adramelech_lord_of_fire, 2 dark_pact_slayer, 2 darkfenne_bat, 2 firebrand_imp,
        2 flaming_hellion, 1 goran_werewolf_pet, 1 malacoda, 1 necropian_vampiress, 2 skeletal_sentry
    """,
    enchantments="""
        1 agony, 1 bear_strength, 1 chains_of_agony, 1 death_link, 2 enfeeble, 1 force_orb, 2 ghoul_rot,
        1 hellfire_trap, 1 magebane, 1 maim_wings, 1 marked_for_death, 1 poisoned_blood, 1 vampirism
    """,
    incantations="""
        1 dispel, 1 drain_life, 1 evade, 2 explode, 1 force_push, 1 seeking_dispel, 1 teleport,
        2 vampiric_strike
    """,
    attack_spells="""
        2 fireball, 1 firestorm, 2 flameblast, 1 ring_of_fire
    """,
)

STARTER_WIZARD = _book(
    "wizard",
    element=School.AIR,
    equipment="""
        1 arcane_ring, 1 dragonscale_hauberk, 1 elemental_wand, 1 leather_boots, 1 mage_wand,
        1 moonglow_amulet, 1 staff_of_the_arcanum, 1 suppression_cloak
    """,
    conjurations="""
        2 mana_crystal, 1 mana_siphon, 2 poison_gas_cloud
    """,
    creatures="""
        2 blue_gremlin, 1 darkfenne_hydra, 1 gorgon_archer, 1 huginn_raven_familiar, 2 mana_leech,
        1 moonglow_faerie, 1 stonegaze_basilisk
    """,
    enchantments="""
        1 block, 1 circle_of_lightning, 2 decoy, 2 essence_drain, 1 force_hold, 1 force_sword,
        1 harmonize, 1 jinx, 2 nullify, 1 reverse_attack, 1 reverse_magic, 1 teleport_trap
    """,
    incantations="""
        1 banish, 1 dispel, 2 dissolve, 1 drain_power, 2 minor_heal, 1 purge_magic, 2 seeking_dispel,
        1 sleep, 1 steal_enchantment, 2 teleport
    """,
    attack_spells="""
        1 chain_lightning, 1 electrify, 2 jet_stream, 3 lightning_bolt, 1 thunderbolt
    """,
)

APPRENTICE: Final[Mapping[str, Book]] = {
    book.mage: book
    for book in (APPRENTICE_BEASTMASTER, APPRENTICE_PRIESTESS, APPRENTICE_WARLOCK, APPRENTICE_WIZARD)
}
"""The fixed lists for apprentices, by mage. [setup.apprentice-books]"""

STARTER: Final[Mapping[str, Book]] = {
    book.mage: book for book in (STARTER_BEASTMASTER, STARTER_PRIESTESS, STARTER_WARLOCK, STARTER_WIZARD)
}
"""The legal books to begin the standard game with, by mage. [spellbooks.starter]"""


class BoxBook(Value):
    """A book of the box, with a stable id and a title."""

    id: str
    title: Text
    kind: Literal["apprentice", "starter"]
    book: Book


BOX_BOOKS: Final[tuple[BoxBook, ...]] = (
    *(
        BoxBook(f"apprentice-{mage}", say("book-title-apprentice", mage=mage_name(mage)), "apprentice", book)
        for mage, book in APPRENTICE.items()
    ),
    *(
        BoxBook(f"starter-{mage}", say("book-title-starter", mage=mage_name(mage)), "starter", book)
        for mage, book in STARTER.items()
    ),
)
