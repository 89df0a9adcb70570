using System.Diagnostics;

namespace SpanPack;

/// <summary>The headers that remote configuration turns into tags.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{Text}")]
internal sealed class RemoteHeaderTags
{
    private volatile string? _text;

    /// <summary>Gets or sets the list in the form of <c>DD_TRACE_HEADER_TAGS</c>; null to use that of the process.</summary>
    internal string? Text { get => _text; set => _text = value; }
}
