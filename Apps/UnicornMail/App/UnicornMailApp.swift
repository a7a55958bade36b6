import SwiftUI

/// Mail that lies in files, and answers to it that are never sent.
package struct UnicornMailApp: App {
  private let library = MailLibrary.shared

  package init() { library.begin() }

  package var body: some Scene {
    WindowGroup("UnicornMail", id: "mail") {
      MailWindow(library: library)
    }
    .commands { MailCommands() }
    .defaultSize(width: 1100, height: 760)
  }
}
