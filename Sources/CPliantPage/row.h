// A row of the table of files: the name and the text of FILE.
{&FILE[sizeof "../PliantConsole/web"], (const char[]){
#embed FILE suffix(, )
0}},
#undef FILE
