import AppIntents

final class Post: Sendable {}

// expected-error@+1: the domain 'messages' has no intent schema 'sendMesage'; did you mean 'sendMessage'?
@AppIntent(schema: .messages.sendMesage)
struct SendIt {
  var content: AttributedString?
  @Dependency var post: Post
  @Parameter(title: "Words") var words: String
  func perform() async throws -> some IntentResult { .result() }
}

func use() { _ = SendIt().$content }

// expected-error@+1: type 'AppSchemaIntent' has no member 'mesages'
@AppIntent(schema: .mesages.sendMessage)
struct SendOther {
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .messages.setMessageReadStatus)
// expected-error@+1: the schema '.messages.setMessageReadStatus' needs a parameter 'isRead' of type 'Bool'
struct MarkRead {
  var message: String  // expected-error: 'message' must be of a type such as 'MessageEntity' for the schema
  @Dependency var post: Post
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.openDraft) struct OpenA {}  // expected-error: needs a parameter 'target'
// expected-error@+1: does not conform to protocol 'OpenIntent'
@AppIntent(schema: .mail.openDraft) struct OpenB: OpenIntent {}
// expected-error@+1: 'target' must be of a type
@AppIntent(schema: .mail.openDraft) struct OpenC { var target: String }
@AppIntent(schema: .mail.deleteMail) struct DeleteA {}  // expected-error: needs a parameter 'entities'
@AppIntent(schema: .mail.saveDraft) struct SaveA { let target: String }  // expected-error: must be a 'var'
@AppIntent(schema: .mail.message) struct OtherA {}  // expected-error: is a schema for an entity
// expected-error@+1: 'emailAddress'
@AppEntity(schema: .mail.account) struct AccountA { var name: String }
// expected-error@+1: did you mean 'account'?
@AppEntity(schema: .mail.acount) struct AccountB { @Property var name: String }

// expected-error@+1: '@AppIntent' can only be attached to a struct, not to a class
@AppIntent(schema: .assistant.activate) final class ClassA {
  @Dependency var post: Post
  @Parameter var words: String
  func perform() async throws -> some IntentResult { .result() }
}
@AppIntent(schema: .assistant.activate) actor ActorA {}  // expected-error: not to an actor
@AppIntent(schema: .assistant.activate) enum EnumA { case a }  // expected-error: not to an enum
@AppIntent(schema: .assistant.activate) protocol ProtocolA {}  // expected-error: not to a protocol
struct Plain {}
@AppIntent(schema: .assistant.activate) extension Plain {}  // expected-error: cannot be attached to extension

// expected-error@+1: '@AppIntent' can't be attached to a generic type
@AppIntent(schema: .assistant.activate) struct GenericA<T> {
  @Dependency var post: Post
  @Parameter var words: String
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .assistant.activate)
@AppIntent(schema: .assistant.activate)  // expected-error: a type has one schema
struct TwiceA { func perform() async throws -> some IntentResult { .result() } }

@AppIntent(schema: .assistant.activate)
@AppEntity(schema: .messages.message)  // expected-error: this one already has '.assistant.activate'
struct TwiceB {
  var words: String
  func perform() async throws -> some IntentResult { .result() }
}

struct Holder {
  @AppIntent(schema: .assistant.activate)
  private struct InnerA {  // expected-error: make it fileprivate
    func perform() async throws -> some IntentResult { .result() }
  }
}

@AppEnum(schema: .mail.category) enum KindA {  // expected-error: needs a raw type
  case a
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.a: "A"]
}
@AppEnum(schema: .mail.category) struct KindB {}  // expected-error: not to a struct
@AppEnum(schema: .mail.message) enum KindC: String {  // expected-error: use '@AppEntity'
  case a
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.a: "A"]
}

struct UseKinds: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Parameter(title: "Kind") var kind: KindA
  @Parameter(title: "Kind") var other: KindC?
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .assistant.activate)
struct SharedA {
  var one, two: String  // expected-error: declare each variable with a 'var' of its own
  func perform() async throws -> some IntentResult { .result() }
}
