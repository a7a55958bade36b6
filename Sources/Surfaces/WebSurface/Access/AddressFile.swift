import Foundation

/// The file that holds the address which lets the next browser in, for who doesn't see the terminal. It goes
/// when the program ends.
struct AddressFile: Sendable {
  let url: URL

  init(folder: URL, port: Int) { url = folder.appending(path: "address-\(port)") }

  func write(_ address: String) throws { try PrivateFile.write(Data((address + "\n").utf8), to: url) }

  func remove() {
    // Where it can't be removed, the token in it is of no use all the same.
    _ = Result { try FileManager.default.removeItem(at: url) }
  }
}
