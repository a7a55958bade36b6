import Foundation

/// A file a page handed out.
package struct Download: Sendable {
  enum State: Sendable { case coming, complete, failed }

  let id: String
  /// The name it would be kept under.
  package let name: String
  package let url: String
  var state = State.coming
  package fileprivate(set) var data = Data()

  init(id: String, name: String, url: String) {
    self.id = id
    self.name = name
    self.url = url
  }
}

extension Page {
  /// Does what makes the page hand out a file, and waits until all of it is there.
  package func downloading(
    isolation: isolated (any Actor)? = #isolation, _ action: () async throws -> Void
  ) async throws -> Download {
    let before = record.content.downloads.count
    try await action()
    _ = await record.wait(patience) { $0.downloads.count > before && $0.downloads[before].state != .coming }
    let downloads = record.content.downloads
    guard downloads.count > before, downloads[before].state == .complete else {
      try Task.checkCancellation()
      throw await explained(.timeLimit, "within \(patience) no file was handed out")
    }
    var download = downloads[before]
    let file = URL(fileURLWithPath: context.browser.downloads).appendingPathComponent(download.id)
    download.data = try Data(contentsOf: file)
    return download
  }
}
