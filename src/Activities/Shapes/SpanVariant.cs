using System.Diagnostics;

namespace SpanPack;

/// <summary>The encoding of spans of a shape, with the tags that a tracer adds to their role in traces of a profile.</summary>
/// <param name="role">The role.</param>
/// <param name="profile">The profile.</param>
/// <param name="template">The bytes.</param>
[DebuggerDisplay("{Role}")]
internal sealed class SpanVariant(ShapeRole role, TraceProfile profile, SpanTemplate template)
{
    private int _failed; // formats, as bits

    internal ShapeRole Role { get; } = role;

    internal TraceProfile Profile { get; } = profile;

    internal SpanTemplate Template { get; } = template;

    /// <summary>Returns whether spans can be written in a format.</summary>
    internal bool Has(TraceFormat format) => PayloadFormats.PartOf(Template, format) is not null;

    /// <summary>Returns whether a format has no template for such spans.</summary>
    internal bool HasFailed(TraceFormat format) => (Volatile.Read(ref _failed) & (1 << (int)format)) != 0;

    /// <summary>Sets the part of a format. For one thread at a time.</summary>
    /// <param name="format">The format.</param>
    /// <param name="part">The part; null without one.</param>
    internal void Set(TraceFormat format, FormatTemplate? part)
    {
        if (part is null) Volatile.Write(ref _failed, _failed | (1 << (int)format));
        else PayloadFormats.SetPart(Template, format, part);
    }
}
