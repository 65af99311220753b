func load(_ number: Int) async -> Int {
  await Task.yield()
  return number + 1
}
