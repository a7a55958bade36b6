import SwiftUICore

extension Color {
  /// A colour written "#RRGGBB"; gray for anything else.
  init(hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), let number = UInt32(hex.dropFirst(), radix: 16) else {
      self = .gray
      return
    }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
