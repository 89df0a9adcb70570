namespace SpanPack;

/// <summary>Rarely used data of a trace, in a separate object: a trace stays small.</summary>
/// <remarks>Set by any number of threads: the last one counts.</remarks>
/// <param name="remote">The context of the caller; null without one.</param>
internal sealed class TraceExtras(PropagatedContext? remote)
{
    private volatile bool _hasOrigin;
    private string? _origin;

    /// <summary>Gets whether the program has set the origin.</summary>
    internal bool HasOrigin => _hasOrigin;

    /// <summary>Gets the context of the caller; null without one.</summary>
    internal PropagatedContext? Remote { get; } = remote;

    internal string? Origin
    {
        get => _origin;
        set
        {
            _origin = value;
            _hasOrigin = true;
        }
    }

    internal string? Environment { get; set; }

    internal string? Version { get; set; }

    internal string? PropagationError { get; set; }

    internal string? TraceIdText { get; set; }

    internal string? TagsText { get; set; }
}
