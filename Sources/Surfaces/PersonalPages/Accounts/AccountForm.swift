import Observation
import PersonalStore

/// An account while a person adds it: where it is and who they are, then what to take of it.
@MainActor @Observable
final class AccountForm {
  var address: String
  var user: String
  var password = ""
  /// Whether what is new goes to the account.
  var isDefault: Bool
  var problem: String?
  /// Whether the server is being asked.
  var isChecking = false
  /// What was found there, once the server has taken the password.
  var found: FoundAccount?
  /// The ids of collections that are taken.
  var chosen: Set<String> = []

  /// - Parameter account: one whose password is entered again; nil for a new one.
  init(_ account: SyncAccount? = nil, isFirst: Bool = false) {
    address = account?.url.absoluteString ?? ""
    user = account?.user ?? ""
    isDefault = isFirst
  }

  /// What is wrong with what was entered; nil where nothing is.
  func check(_ texts: PageTexts) -> String? {
    do {
      let address = try AccountAddress(address)
      if user.isEmpty, address.person == nil { return texts[.needsUser] }
    } catch {
      return texts[.badAddress]
    }
    return password.isEmpty ? texts[.needsPassword] : nil
  }
}

extension PageTexts {
  /// What went wrong with an account, in the words of the page; of what they don't know the store's own.
  func problem(_ code: PersonalStoreError.Code?, _ message: String) -> String {
    switch code {
    case .unauthorized?: self[.refusedLogin]
    case .unreachable?: self[.unreachable]
    case .timedOut?: self[.tooSlow]
    case .untrusted?: self[.untrusted]
    case .noCalendars?: self[.noCalendars]
    case .invalidAddress?: self[.badAddress]
    case .unsafeCredentials?: self[.keyringSilent]
    default: self(.accountProblem, ["reason": message])
    }
  }

  func problem(_ error: any Error) -> String { problem((error as? PersonalStoreError)?.code, "\(error)") }
}
