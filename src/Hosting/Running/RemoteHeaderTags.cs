using System.Diagnostics;

namespace SpanPack;

/// <summary>Which headers become tags, where remote configuration says so.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{Text}")]
internal sealed class RemoteHeaderTags
{
    private volatile string? _text;

    /// <summary>Gets or sets the list, as <c>DD_TRACE_HEADER_TAGS</c> has it; null for what the process says.</summary>
    internal string? Text { get => _text; set => _text = value; }
}
