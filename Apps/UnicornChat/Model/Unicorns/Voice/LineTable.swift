/// Lines by the category of what they answer: `greeting`, `topic.food`, `self.music`.
struct LineTable: Sendable, Decodable {
  private(set) var lines: [String: [Line]]

  init(_ lines: [String: [Line]] = [:]) { self.lines = lines }

  init(from decoder: any Decoder) throws {
    let sources = try [String: [String]](from: decoder)
    var lines: [String: [Line]] = [:]
    for (category, texts) in sources {
      var read: [Line] = []
      for (index, text) in texts.enumerated() {
        do throws(LineError) {
          read.append(try Line(text))
        } catch {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "\(category), line \(index + 1): \(error.reason)"))
        }
      }
      lines[category] = read
    }
    self.lines = lines
  }

  subscript(category: String) -> [Line] { lines[category] ?? [] }
}
