/// A merger of the characters of a piece of text into tokens: always the pair of lowest rank, the
/// leftmost of those (Sennrich, Haddow and Birch 2016, as the Hugging Face tokenizers do it).
///
/// The symbols are a linked list and the pairs a heap, so a piece of *n* characters costs O(*n* log *n*); the
/// arrays are kept for the next piece.
struct PieceMerger {
  private struct Symbol {
    var token: UInt32
    var previous: Int32
    var next: Int32
    /// The rank of the merge with the next symbol, and what it makes.
    var rank: UInt32 = Symbol.noRank
    var merged: UInt32 = 0

    static let noRank: UInt32 = .max
  }

  private var symbols: [Symbol] = []
  /// Rank and position of a pair in one number; the least comes first.
  private var queue = MinimumHeap()

  /// - Precondition: the piece has fewer than `Int32.max` bytes.
  mutating func merge(_ piece: UnsafeRawBufferPointer, by table: EmbeddingTable, _ body: (UInt32) -> Void) {
    split(piece, by: table)
    queue.removeAll()
    for index in symbols.indices.dropLast() { rank(index, by: table) }
    while let least = queue.popMinimum() {
      let index = Int(least & 0xFFFF_FFFF)
      // The pair may be gone: one of its symbols has been merged with another neighbour.
      guard symbols[index].rank == UInt32(least >> 32) else { continue }
      let gone = Int(symbols[index].next)
      let next = symbols[gone].next
      symbols[gone].rank = Symbol.noRank
      symbols[index].token = symbols[index].merged
      symbols[index].next = next
      symbols[index].rank = Symbol.noRank
      if next >= 0 {
        symbols[Int(next)].previous = Int32(index)
        rank(index, by: table)
      }
      if symbols[index].previous >= 0 { rank(Int(symbols[index].previous), by: table) }
    }
    var index = 0
    while index >= 0, index < symbols.count {
      body(symbols[index].token)
      index = Int(symbols[index].next)
    }
  }

  /// One symbol for each character that has a token, else one for each of its bytes.
  private mutating func split(_ piece: UnsafeRawBufferPointer, by table: EmbeddingTable) {
    symbols.removeAll(keepingCapacity: true)
    var index = 0
    while index < piece.count {
      var end = index + 1
      while end < piece.count, end < index + 4, piece[end] & 0xC0 == 0x80 { end += 1 }
      if let token = table.word(UnsafeRawBufferPointer(rebasing: piece[index..<end])) {
        add(token)
      } else {
        for byte in piece[index..<end] { add(table.byteToken(byte)) }
      }
      index = end
    }
    if let last = symbols.indices.last { symbols[last].next = -1 }
  }

  private mutating func add(_ token: UInt32) {
    let index = Int32(symbols.count)
    symbols.append(Symbol(token: token, previous: index - 1, next: index + 1))
  }

  /// Looks up the merge of a symbol with the next one, and queues it.
  private mutating func rank(_ index: Int, by table: EmbeddingTable) {
    let right = symbols[Int(symbols[index].next)].token
    if let merge = table.merge(symbols[index].token, right) {
      symbols[index].rank = merge.rank
      symbols[index].merged = merge.token
      queue.insert(UInt64(merge.rank) << 32 | UInt64(index))
    } else {
      symbols[index].rank = Symbol.noRank
    }
  }
}

/// A binary heap of numbers, least first.
struct MinimumHeap {
  private var items: [UInt64] = []

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func insert(_ item: UInt64) {
    var index = items.count
    items.append(item)
    while index > 0, items[(index - 1) / 2] > item {
      items[index] = items[(index - 1) / 2]
      index = (index - 1) / 2
    }
    items[index] = item
  }

  mutating func popMinimum() -> UInt64? {
    guard let minimum = items.first, let item = items.popLast() else { return nil }
    guard !items.isEmpty else { return minimum }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < item else { break }
      items[index] = items[child]
      index = child
    }
    items[index] = item
    return minimum
  }
}
