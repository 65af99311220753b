int shelf(void);
