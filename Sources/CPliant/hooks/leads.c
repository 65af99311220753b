// The addresses that a function's code calls, jumps to or computes.
#include "decode.h"

void pliant_add_lead(pliant_leads *leads, uintptr_t address, bool is_cell) {
  enum { MOST = sizeof leads->addresses / sizeof leads->addresses[0] };
  for (size_t i = 0; i < leads->count; i++)
    if (leads->addresses[i] == address) return;
  if (leads->count == MOST) {
    leads->is_whole = false;
    return;
  }
  if (is_cell) leads->cells |= 1ull << leads->count;
  leads->addresses[leads->count++] = address;
}

void pliant_find_leads(const uint8_t *code, size_t size, pliant_leads *leads) {
  *leads = (pliant_leads){.is_whole = true};
  uintptr_t pages[32] = {0};
  for (size_t at = 0; at < size;) {
    size_t length = pliant_find_leads_at(leads, pages, code + at, size - at);
    if (length == 0) {
      leads->is_whole = false;
      return;
    }
    at += length;
  }
}
