import AppIntents
import Testing

struct PlaceValueTests {
  @Test func placesAreShownByTheirName() {
    let mill = CLPlacemark(location: nil, name: "Mill", locality: "Hull")
    #expect(String(localized: mill.displayRepresentation.title) == "Mill")
    #expect(mill.displayRepresentation.subtitle.map { String(localized: $0) } == "Mill, Hull")
    let place = PlaceDescriptor(representations: [.address("12 Mill Lane\nHull")], commonName: "Mill")
    #expect(String(localized: place.displayRepresentation.title) == "Mill")
    #expect(place.displayRepresentation.subtitle.map { String(localized: $0) } == "12 Mill Lane, Hull")
    let home = PlaceDescriptor(representations: [.address("12 Mill Lane")], commonName: nil)
    #expect(home.displayRepresentation.subtitle == nil)
    #expect(String(localized: CLPlacemark.typeDisplayRepresentation.name) == "Place")
    #expect(String(localized: PlaceDescriptor.typeDisplayRepresentation.name) == "Place")
  }
}
