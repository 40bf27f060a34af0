# Cartes.
map-birch-rows = Rangées de bouleaux
map-text-birch-rows = Des arbres en rangées entre des murets de champs : du couvert partout, et une marche lente.
map-broken-keep = Le Donjon brisé
map-text-broken-keep = Des murs qui cachent encore qui se tient derrière, et des ruines qui ne donnent que du couvert.
map-two-hills = Les Deux Collines
map-text-two-hills = Un terrain ouvert entre deux collines, deux bois et quelques rochers.
map-still-waters = Eaux dormantes
map-text-still-waters = Des étangs et des bois, et des rochers que nul ne franchit.
map-drawn = Tirée au sort
map-text-drawn = De six à dix décors, tirés pour chaque partie et les mêmes des deux côtés.
