# Cards that are looked up
sheet-copies = Copies in the box: { $count }
