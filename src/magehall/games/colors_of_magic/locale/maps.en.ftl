# Maps.
map-birch-rows = Birch Rows
map-text-birch-rows = Trees in rows between low field walls: cover everywhere, and slow going.
map-broken-keep = The Broken Keep
map-text-broken-keep = Walls that still hide who stands behind them, and ruins that only give cover.
map-two-hills = Two Hills
map-text-two-hills = Open ground between two hills, two woods and a few rocks.
map-still-waters = Still Waters
map-text-still-waters = Ponds and woods, and rocks that nobody passes.
map-drawn = Drawn by Lot
map-text-drawn = Six to ten pieces of terrain, drawn anew for each match and the same for both sides.
