import Foundation

/// The mails that the app shows before a person opens their own.
package enum SampleMail {
  /// The file, and the address of the person to whom it was written.
  package static var source: MailSource? {
    Bundle.module.url(forResource: "sample", withExtension: "mbox", subdirectory: "Resources")
      .map { .file($0 as URL) }
  }
}
