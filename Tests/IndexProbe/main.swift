import CoreSpotlight
import Foundation

// index-probe: the second process in the tests of indexes. It works on an index until it is done or killed.
//
//   index-probe fill FOLDER N    indexes N items a call without end, and names each call when it is complete
//   index-probe batch FOLDER     begins a batch, says so, and waits
guard CommandLine.arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: index-probe fill|batch FOLDER [N]\n".utf8))
  exit(64)
}
let arguments = CommandLine.arguments
SearchableIndexStorage.use(SearchIndexStore(folder: URL(filePath: arguments[2]), vectors: nil))
let index = CSSearchableIndex(name: "probe")

func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func item(_ identifier: String) -> CSSearchableItem {
  let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
  attributes.title = "Item \(identifier)"
  attributes.textContent = String(repeating: "words of item \(identifier) ", count: 20)
  return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: nil, attributeSet: attributes)
}

// In a function, where calls that are awaited are preferred to those with handlers.
func run() async throws {
  switch arguments[1] {
  case "fill":
    let count = Int(arguments.last ?? "") ?? 1
    var call = 0
    while true {
      let identifiers = (0..<count).map { "\(call).\($0)" }
      report("began \(call)")
      try await index.indexSearchableItems(identifiers.map(item))
      report("stored \(call)")
      call += 1
    }
  case "batch":
    index.beginBatch()
    try await index.indexSearchableItems([item("first")])
    try await index.endBatch(withClientState: Data([1]))
    index.beginBatch()
    try await index.indexSearchableItems([item("second")])
    // What was asked before has been done when this answers.
    _ = try await index.fetchLastClientState()
    report("begun")
    while true { try await Task.sleep(for: .seconds(3600)) }
  default: exit(64)
  }
}

try await run()
