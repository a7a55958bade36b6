import Foundation
import SwiftUI

#if os(macOS)
  import AppKit
#endif

/// The clipboard for what a person copies, to be pasted elsewhere.
enum Clipboard {
  static func copy(_ text: String) {
    #if os(macOS)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #else
      UIPasteboard.general.string = text
    #endif
  }

  static func copy(_ link: ChatLink) { copy(link.url.absoluteString) }
}
