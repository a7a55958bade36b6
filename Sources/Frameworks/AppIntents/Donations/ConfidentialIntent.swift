/// An intent whose values and result must not be stored, such as one for a one-time code: a donation of it
/// records only that it was performed.
@_alwaysEmitConformanceMetadata
package protocol ConfidentialIntent: AppIntent {}
