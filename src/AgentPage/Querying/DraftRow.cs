using System.Globalization;

namespace SpanPack;

/// <summary>A row while its span is read, whose fields come in any order.</summary>
internal sealed class DraftRow
{
    internal SpanReference Reference { get; set; }

    internal ulong Id { get; set; }

    internal ulong Parent { get; set; }

    internal int Service { get; set; }

    internal int Name { get; set; }

    internal int Resource { get; set; }

    internal int Type { get; set; }

    internal long Start { get; set; }

    internal long Duration { get; set; }

    internal bool IsError { get; set; }

    internal string? Kind { get; set; }

    internal int Links { get; set; }

    internal int Events { get; set; }

    /// <param name="start">The start of the trace, in nanoseconds since 1970.</param>
    internal SpanRowAnswer Build(long start) => new()
    {
        Ref = Reference.ToString(),
        Id = Id.ToString(CultureInfo.InvariantCulture),
        Parent = Parent == 0 ? null : Parent.ToString(CultureInfo.InvariantCulture),
        Service = Service,
        Name = Name,
        Resource = Resource,
        Type = Type,
        Offset = (double)((Int128)Start - start), // the difference of two may have 65 bits
        Duration = Duration,
        Error = IsError ? true : null,
        Kind = Kind,
        Links = Links == 0 ? null : Links,
        Events = Events == 0 ? null : Events,
    };
}
