/// The structure that a MIME type's form tells of it, whoever knows the type: the top level (RFC 2046) and a
/// structured syntax suffix (RFC 6839).
enum StructuredSuffix {
  /// The identifiers of system types that a lowercased MIME type belongs to.
  static func parents(of mimeType: String) -> [String] {
    let sides = mimeType.split(separator: "/", maxSplits: 1)
    guard sides.count == 2 else { return [] }
    var parents: [String] = []
    switch sides[0] {
    case "text": parents.append("public.plain-text")
    case "image": parents.append("public.image")
    case "audio": parents.append("public.audio")
    case "video": parents.append("public.movie")
    case "font": parents += ["public.font", "public.data"]
    case "model": parents += ["public.3d-content", "public.data"]
    case "message": parents += ["public.message", "public.data"]
    default: break
    }
    switch sides[1].split(separator: "+").last ?? "" {
    case "xml" where sides[1].contains("+"): parents.append("public.xml")
    case "json" where sides[1].contains("+"): parents.append("public.json")
    case "yaml" where sides[1].contains("+"): parents.append("public.yaml")
    case "zip" where sides[1].contains("+"): parents.append("public.zip-archive")
    case "gzip" where sides[1].contains("+"): parents.append("org.gnu.gnu-zip-archive")
    default: break
    }
    return parents
  }
}
