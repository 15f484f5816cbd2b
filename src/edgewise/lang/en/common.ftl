# Words that every game uses.

yes = Yes
no = No
pass = Pass
refused-sealed = You have answered already, and a sealed answer cannot be changed; the others answer now.
