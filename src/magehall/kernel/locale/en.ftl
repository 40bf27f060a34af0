seat = Seat { $number }
option-pass = Pass
refused-over = The match is over.
refused-no-seat = There is no such seat; this match has { $seats }.
refused-not-asked = It is not yours to decide now.
refused-not-offered = That is not among the options now.
refused-undo = This cannot be taken back: something was revealed, rolled or answered since, or the last move was not yours.
