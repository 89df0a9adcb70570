using System.Diagnostics;

namespace SpanPack;

/// <summary>A span whose shape is to be learned.</summary>
[DebuggerDisplay("{Activity}")]
internal sealed record ShapeRequest
{
    /// <summary>Gets an activity of the shape that has ended.</summary>
    internal required Activity Activity { get; init; }

    /// <summary>Gets its traits besides its tags.</summary>
    internal required ShapeTraits Traits { get; init; }

    /// <summary>Gets its role in its chunk, without <see cref="ShapeRole.TopLevel"/>, which depends on its service.</summary>
    internal required ShapeRole Role { get; init; }

    /// <summary>Gets the service of its parent; null for a local root.</summary>
    internal required string? ParentService { get; init; }

    /// <summary>Gets the data of its trace.</summary>
    internal required TraceChunk Trace { get; init; }

    /// <summary>Gets the tags of its trace.</summary>
    internal required PropagatedTags Tags { get; init; }

    /// <summary>Gets the format of its chunk.</summary>
    internal required TraceFormat Format { get; init; }

    /// <summary>Gets a number of the shape.</summary>
    internal required int Hash { get; init; }
}
