using System.Diagnostics;

namespace SpanPack;

/// <summary>Fields of a v1.0 span that are tags in every other format.</summary>
/// <param name="Environment">Field 13; empty when the span has none.</param>
/// <param name="Version">Field 14; empty when the span has none.</param>
/// <param name="Component">Field 15; empty when the span has none.</param>
/// <param name="Kind">Field 16: 0 unspecified, 1 internal, 2 server, 3 client, 4 producer, 5 consumer; others as they were sent.</param>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record SpanV1Fields(string Environment, string Version, string Component, uint Kind);
