// The files of the console's page. The build compiles this again when one of them changes.
#include "CPliantPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const pliant_page_file files[] = {
    {"api.js", (const char[]){
#embed "../PliantConsole/web/api.js" suffix(, )
    0}},
    {"bent-view.js", (const char[]){
#embed "../PliantConsole/web/bent-view.js" suffix(, )
    0}},
    {"call-rates.js", (const char[]){
#embed "../PliantConsole/web/call-rates.js" suffix(, )
    0}},
    {"connection.js", (const char[]){
#embed "../PliantConsole/web/connection.js" suffix(, )
    0}},
    {"deaths-view.js", (const char[]){
#embed "../PliantConsole/web/deaths-view.js" suffix(, )
    0}},
    {"detail-pane.js", (const char[]){
#embed "../PliantConsole/web/detail-pane.js" suffix(, )
    0}},
    {"dom.js", (const char[]){
#embed "../PliantConsole/web/dom.js" suffix(, )
    0}},
    {"event-stream.js", (const char[]){
#embed "../PliantConsole/web/event-stream.js" suffix(, )
    0}},
    {"export.js", (const char[]){
#embed "../PliantConsole/web/export.js" suffix(, )
    0}},
    {"filtered-log.js", (const char[]){
#embed "../PliantConsole/web/filtered-log.js" suffix(, )
    0}},
    {"follower.js", (const char[]){
#embed "../PliantConsole/web/follower.js" suffix(, )
    0}},
    {"graph-drawing.js", (const char[]){
#embed "../PliantConsole/web/graph-drawing.js" suffix(, )
    0}},
    {"graph-layout.js", (const char[]){
#embed "../PliantConsole/web/graph-layout.js" suffix(, )
    0}},
    {"index.html", (const char[]){
#embed "../PliantConsole/web/index.html" suffix(, )
    0}},
    {"joint-row.js", (const char[]){
#embed "../PliantConsole/web/joint-row.js" suffix(, )
    0}},
    {"log-filter.js", (const char[]){
#embed "../PliantConsole/web/log-filter.js" suffix(, )
    0}},
    {"log-keyboard.js", (const char[]){
#embed "../PliantConsole/web/log-keyboard.js" suffix(, )
    0}},
    {"log-row.js", (const char[]){
#embed "../PliantConsole/web/log-row.js" suffix(, )
    0}},
    {"log-store.js", (const char[]){
#embed "../PliantConsole/web/log-store.js" suffix(, )
    0}},
    {"log-toolbar.js", (const char[]){
#embed "../PliantConsole/web/log-toolbar.js" suffix(, )
    0}},
    {"log-view.js", (const char[]){
#embed "../PliantConsole/web/log-view.js" suffix(, )
    0}},
    {"main.js", (const char[]){
#embed "../PliantConsole/web/main.js" suffix(, )
    0}},
    {"marker-note.js", (const char[]){
#embed "../PliantConsole/web/marker-note.js" suffix(, )
    0}},
    {"object-graph.js", (const char[]){
#embed "../PliantConsole/web/object-graph.js" suffix(, )
    0}},
    {"observed-lists.js", (const char[]){
#embed "../PliantConsole/web/observed-lists.js" suffix(, )
    0}},
    {"observed-view.js", (const char[]){
#embed "../PliantConsole/web/observed-view.js" suffix(, )
    0}},
    {"plot.js", (const char[]){
#embed "../PliantConsole/web/plot.js" suffix(, )
    0}},
    {"pump.js", (const char[]){
#embed "../PliantConsole/web/pump.js" suffix(, )
    0}},
    {"redefinition-switches.js", (const char[]){
#embed "../PliantConsole/web/redefinition-switches.js" suffix(, )
    0}},
    {"selection.js", (const char[]){
#embed "../PliantConsole/web/selection.js" suffix(, )
    0}},
    {"series.js", (const char[]){
#embed "../PliantConsole/web/series.js" suffix(, )
    0}},
    {"shortcuts.js", (const char[]){
#embed "../PliantConsole/web/shortcuts.js" suffix(, )
    0}},
    {"status.js", (const char[]){
#embed "../PliantConsole/web/status.js" suffix(, )
    0}},
    {"style.css", (const char[]){
#embed "../PliantConsole/web/style.css" suffix(, )
    0}},
    {"tabs.js", (const char[]){
#embed "../PliantConsole/web/tabs.js" suffix(, )
    0}},
    {"text.js", (const char[]){
#embed "../PliantConsole/web/text.js" suffix(, )
    0}},
    {"theme.js", (const char[]){
#embed "../PliantConsole/web/theme.js" suffix(, )
    0}},
    {"token.js", (const char[]){
#embed "../PliantConsole/web/token.js" suffix(, )
    0}},
    {"view.js", (const char[]){
#embed "../PliantConsole/web/view.js" suffix(, )
    0}},
    {"virtual-list.js", (const char[]){
#embed "../PliantConsole/web/virtual-list.js" suffix(, )
    0}},
    {"watch-card.js", (const char[]){
#embed "../PliantConsole/web/watch-card.js" suffix(, )
    0}},
    {"watch-view.js", (const char[]){
#embed "../PliantConsole/web/watch-view.js" suffix(, )
    0}},
};

const pliant_page_file *pliant_page_file_at(size_t number) {
  return number < sizeof files / sizeof *files ? &files[number] : NULL;
}
