# Words that every game uses.

yes = Yes
no = No
pass = Pass
