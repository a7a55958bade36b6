import Embeddings
import Foundation
import Testing

@testable import SearchIndex

@Suite struct TempTests {
  @Test func queries() throws {
    let vectors = try #require(try WordVectors.bundled())
    let index = try SearchIndex(inMemory: vectors)
    var items: [SearchItem] = []
    var texts: [String: String] = [:]
    for line in try String(contentsOfFile: "/tmp/msgs.txt", encoding: .utf8).split(separator: "\n") {
      let parts = line.components(separatedBy: " | ")
      let text = parts[3...].joined(separator: " | ")
      texts[parts[0]] = text
      items.append(SearchItem(identifier: parts[0], fields: [SearchField(text)]))
    }
    try index.put(items)
    var first = 0, five = 0, count = 0
    for line in try String(contentsOfFile: "/work/h/q/queries.tsv", encoding: .utf8).split(separator: "\n") {
      let parts = line.components(separatedBy: "\t")
      let wanted = Set(parts[1].components(separatedBy: ","))
      var query = SearchQuery(parts[0])
      query.limit = 8
      let hits = try index.search(query)
      let isFirst = hits.first.map { wanted.contains($0.item.identifier) } ?? false
      let isFive = hits.prefix(5).contains { wanted.contains($0.item.identifier) }
      count += 1
      if isFirst { first += 1 } else {
        print(isFive ? "-5-" : "---", parts[0], hits.prefix(3).map { "\($0.item.identifier) \(texts[$0.item.identifier]!.prefix(30)) \(($0.score*100).rounded()/100)" })
      }
      if isFive { five += 1 }
    }
    print("FIGURES", Double(first) / Double(count), Double(five) / Double(count))
    for q in ["quantum physics","blockchain tokens","horse racing bets","dentist","passport","swimming lessons","hiking boots","xylophone","yoga","football match","Christmas presents","guitar strings","mortgage","haircut","ill"] {
      let hits = try index.search(SearchQuery(q))
      print("NOISE", q, hits.prefix(4).map { "\(texts[$0.item.identifier]!.prefix(30)) \(($0.score*100).rounded()/100)" })
    }
  }
}
