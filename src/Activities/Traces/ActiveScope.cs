using System.Diagnostics;

namespace SpanPack;

/// <summary>A stretch of the program's work in which a span is the active one: it flows with the execution context, as <see cref="Activity.Current"/> does.</summary>
/// <remarks>Entered and left once each. Safe for any number of threads.</remarks>
[DebuggerDisplay("{LocalSpan}")]
internal class ActiveScope
{
    private static readonly AsyncLocal<ActiveScope?> s_current = new();

    private readonly Activity? _activity; // that was current; null where there was none, or where it is of another trace
    private readonly Activity? _hidden; // that is current again afterwards

    /// <param name="span">The span, which has begun.</param>
    /// <param name="isApart">Whether the span begins another trace than that of the current activity, whose children would go on with that one.</param>
    internal ActiveScope(LocalSpan span, bool isApart)
    {
        LocalSpan = span;
        Outer = s_current.Value;
        if (isApart) _hidden = Activity.Current;
        else _activity = Activity.Current;
    }

    /// <summary>Gets the innermost scope; null where none is active.</summary>
    internal static ActiveScope? Current => AreUsed ? s_current.Value : null;

    /// <summary>Gets the span.</summary>
    internal LocalSpan LocalSpan { get; }

    /// <summary>Gets the scope that was active before; null for none.</summary>
    internal ActiveScope? Outer { get; }

    /// <summary>Gets or sets what log records have of the span, made once.</summary>
    internal object? LogScope { get; set; }

    private static bool AreUsed { get; set; }

    /// <summary>Makes the scope the active one.</summary>
    internal void Enter()
    {
        if (!AreUsed)
        {
            AreUsed = true;
            ScopeTraceIds.Install();
        }

        s_current.Value = this;
        if (_hidden is not null) Activity.Current = null;
    }

    /// <summary>Makes the outer scope the active one again.</summary>
    /// <returns>False where another scope is active: it stays.</returns>
    internal bool Leave()
    {
        if (!ReferenceEquals(s_current.Value, this)) return false;
        s_current.Value = Outer;
        if (_hidden is not null && Activity.Current is null) Activity.Current = _hidden;
        return true;
    }

    /// <summary>Returns whether the scope began inside an activity. If not, an activity of the same flow began inside the scope.</summary>
    internal bool IsInside(Activity activity)
    {
        for (Activity? outer = _activity; outer is not null; outer = outer.Parent)
        {
            if (ReferenceEquals(outer, activity)) return true;
        }

        return false;
    }
}
