import Observation
import PersonalStore

/// An account while a person adds or changes it: where it is and who they are; of a new one then what to take of it.
@MainActor @Observable
final class AccountForm {
  /// The account that is changed; nil for a new one.
  let account: SyncAccount?
  /// What an account that is changed is called here.
  var name: String
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

  /// - Parameter account: one that is changed; nil for a new one.
  init(_ account: SyncAccount? = nil, isFirst: Bool = false) {
    self.account = account
    name = account?.name ?? ""
    address = account?.url.absoluteString ?? ""
    user = account?.user ?? ""
    isDefault = isFirst
  }

  /// What is wrong with what was entered; nil where nothing is.
  func check(_ texts: PageTexts) -> String? {
    do {
      let address = try AccountAddress(address, allowsPlainHTTP: allowsPlainHTTP)
      if user.isEmpty, address.person == nil { return texts[.needsUser] }
    } catch {
      return texts[.badAddress]
    }
    // Of an account that is changed the password stays where none is typed.
    return password.isEmpty && account == nil ? texts[.needsPassword] : nil
  }

  /// Whether the password may go unencrypted to another machine, as the person allowed on the command line.
  var allowsPlainHTTP: Bool { account?.allowsPlainHTTP ?? false }

  /// Whether the server has to be asked whether it takes what was entered: a name is only ours.
  var needsLogin: Bool {
    guard let account else { return true }
    return address != account.url.absoluteString || user != account.user || !password.isEmpty
      || account.problemCode != nil
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
