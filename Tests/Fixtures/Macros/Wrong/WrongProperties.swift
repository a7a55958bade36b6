import AppIntents

struct NothingFound<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

struct WrongEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wrong"
  static let defaultQuery = NothingFound<WrongEntity>()
  var id: String { "" }
  var displayRepresentation: DisplayRepresentation { "Wrong" }

  @ComputedProperty var a: String  // expected-error: can only be attached to a computed property
  @ComputedProperty var b: String = ""  // expected-error: can only be attached to a computed property
  @ComputedProperty var c: Int { get async { 3 } }  // expected-error: can't wait or throw
  @DeferredProperty var d: Int { 3 }  // expected-error: needs a getter that is 'async'
  @DeferredProperty var e: Int { get throws { 3 } }  // expected-error: needs a getter that is 'async'
  @ComputedProperty @DeferredProperty var f: Int { 3 }  // expected-error: a property is described by one of
  @ComputedProperty static var g: Int { 3 }  // expected-error: can't be attached to a static property
  @ComputedProperty func h() {}  // expected-error: can only be attached to a property of an entity
}

extension WrongEntity {
  @ComputedProperty var i: Int { 3 }  // expected-error: can only be attached to a property of an entity
}
