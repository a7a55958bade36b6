import Foundation
import Synchronization

/// The address that people open: it is printed, and stands in a file while the program runs.
final class PublishedAddress: Sendable {
  private let options: WebOptions
  private let folder: URL?
  private let report: @Sendable (String) -> Void
  private let onNewAddress: @Sendable (String) -> Void
  private let port = Mutex<Int?>(nil)

  /// - Parameters:
  ///   - folder: The folder for the file; nil makes none.
  ///   - onNewAddress: The closure that receives the address for another browser.
  init(
    options: WebOptions, folder: URL?, report: @escaping @Sendable (String) -> Void,
    onNewAddress: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.folder = folder
    self.report = report
    self.onNewAddress = onNewAddress
  }

  /// The path of the file, where there is one.
  var place: String? { file?.url.path }

  private var file: AddressFile? {
    guard let folder, options.mode.needsToken, let port = port.withLock({ $0 }) else { return nil }
    return AddressFile(folder: folder, port: port)
  }

  /// Publishes the first address.
  func publish(_ token: SecureToken?, port: Int) -> String {
    self.port.withLock { $0 = port }
    return write(token)
  }

  /// Publishes the address for another browser.
  func announce(_ token: SecureToken) { onNewAddress(write(token)) }

  func withdraw() { file?.remove() }

  private func write(_ token: SecureToken?) -> String {
    let url = options.url(port: port.withLock { $0 } ?? 0, token: token?.text)
    do {
      try file?.write(url)
    } catch {
      report("\(error)")
    }
    return url
  }
}
