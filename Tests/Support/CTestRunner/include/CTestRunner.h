// Nothing to call: what is linked to this runs its tests a few at a time.
