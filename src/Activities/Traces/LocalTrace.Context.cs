namespace SpanPack;

/// <content>The context of the caller, and rarely used data.</content>
internal sealed partial class LocalTrace
{
    private object? _context; // Remote, or the extras with it

    /// <summary>Gets or sets the origin of the trace, such as <c>synthetics</c>; null for none.</summary>
    internal string? Origin
    {
        get => Extras is { HasOrigin: true } extras ? extras.Origin : Remote?.Origin;
        set => MakeExtras().Origin = value;
    }

    /// <summary>Gets or sets the environment of the trace; null for that of the process.</summary>
    internal string? Environment
    {
        get => Extras?.Environment;
        set
        {
            if (value is not null || Extras is not null) MakeExtras().Environment = value;
        }
    }

    /// <summary>Gets or sets the version of the service in the trace; null for that of the process.</summary>
    internal string? Version
    {
        get => Extras?.Version;
        set
        {
            if (value is not null || Extras is not null) MakeExtras().Version = value;
        }
    }

    /// <summary>Gets whether the trace has another environment or version than the process.</summary>
    internal bool HasOwnProcess => Extras is { } extras && (extras.Environment is not null || extras.Version is not null);

    /// <summary>Gets the context of the caller; null without one.</summary>
    internal PropagatedContext? Remote => _context as PropagatedContext ?? Extras?.Remote;

    /// <summary>Gets the propagation error, which is a tag of the local root; null for none.</summary>
    internal string? PropagationError => Extras?.PropagationError;

    public string? TraceIdText { get => Extras?.TraceIdText; set => MakeExtras().TraceIdText = value; }

    public string? TagsText { get => Extras?.TagsText; set => MakeExtras().TagsText = value; }

    private TraceExtras? Extras => Volatile.Read(ref _context) as TraceExtras;

    /// <summary>Records a propagation error.</summary>
    internal void SetPropagationError(string error)
    {
        MakeExtras().PropagationError = error;
        if (RootSpan is not { } root) return;
        lock (root) root.SetTag(PropagationErrors.TagName, error); // its own thread may set another
    }

    private TraceExtras MakeExtras()
    {
        object? context = Volatile.Read(ref _context);
        if (context is TraceExtras extras) return extras;
        var made = new TraceExtras(context as PropagatedContext);
        return Interlocked.CompareExchange(ref _context, made, context) as TraceExtras ?? made;
    }
}
