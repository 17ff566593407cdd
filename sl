waldglas 1
game black-forest
edition bf-1
fixes R-157 R-158 R-159 R-160 R-161
players 2
seed 49

