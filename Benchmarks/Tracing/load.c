// Asks a server of this machine: `load PORT CONNECTIONS REQUESTS` prints the answers in a second.
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int port;
static long requests;
static _Atomic(long) answers;

static void *ask(void *unused) {
  (void)unused;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(connection, (struct sockaddr *)&address, sizeof address) != 0) return NULL;
  char text[4096];
  for (long i = 0; i < requests; i++) {
    int size = snprintf(text, sizeof text, "GET /numbers/%ld HTTP/1.1\r\nHost: a\r\n\r\n", i);
    if (write(connection, text, (size_t)size) != size) break;
    size_t have = 0;
    char *body = NULL;
    while (body == NULL || strlen(body + 4) == 0) {  // the body is some digits
      // The server writes head and body one by one, and waits for the answer to the head.
      setsockopt(connection, IPPROTO_TCP, TCP_QUICKACK, &(int){1}, sizeof(int));
      ssize_t more = read(connection, text + have, sizeof text - 1 - have);
      if (more <= 0) goto closed;
      have += (size_t)more;
      text[have] = 0;
      body = strstr(text, "\r\n\r\n");
    }
    if (strncmp(text, "HTTP/1.1 200", 12) == 0 && atol(body + 4) == i * 2) answers++;
  }
closed:
  close(connection);
  return NULL;
}

int main(int count, char **arguments) {
  if (count < 4) return 1;
  port = atoi(arguments[1]);
  int connections = atoi(arguments[2]);
  requests = atol(arguments[3]);
  pthread_t all[64];
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < connections && i < 64; i++) pthread_create(&all[i], NULL, ask, NULL);
  for (int i = 0; i < connections && i < 64; i++) pthread_join(all[i], NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  double time = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  printf("%.0f requests a second, %ld answered\n", (double)answers / time, answers);
  return answers == connections * requests ? 0 : 1;
}
