using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A part of the program's work in which a span is active. It flows with the execution context, as <see cref="Activity.Current"/> does.
/// </summary>
/// <remarks>
/// Entered and left once each. Safe for any number of threads. Leaving restores the earlier execution context if nothing else was changed
/// in it, because setting a value allocates a context and a table of all values.
/// </remarks>
[DebuggerDisplay("{LocalSpan}")]
internal class ActiveScope
{
    private static readonly AsyncLocal<ActiveScope?> s_current = new();

    private readonly Activity? _activity; // that was current; null where there was none
    private readonly bool _isApart; // the activity is of another trace, and is not current while the scope is active
    private object? _above; // the outer scope; where there is none, the execution context from before
    private ExecutionContext? _entered; // in which the scope is active; null where leaving has more to do
    private volatile bool _isOver; // left while another scope was active: it must not become active again
    private bool _isDirect; // nothing was changed in the execution context between the outer scope and this one

    /// <param name="span">The span, which has started.</param>
    /// <param name="isApart">
    /// Whether the span starts another trace than that of the current activity, whose children would continue that one.
    /// </param>
    internal ActiveScope(LocalSpan span, bool isApart)
    {
        LocalSpan = span;
        _above = s_current.Value;
        (_activity, _isApart) = (Activity.Current, isApart);
    }

    /// <summary>Gets the innermost scope; null if none is active.</summary>
    internal static ActiveScope? Current => AreUsed ? s_current.Value : null;

    /// <summary>Gets the span.</summary>
    internal LocalSpan LocalSpan { get; }

    /// <summary>Gets the scope that was active before; null for none.</summary>
    internal ActiveScope? Outer => _above as ActiveScope;

    private static bool AreUsed { get; set; }

    // Null where it is not known.
    private ExecutionContext? Before => _isDirect ? Outer!._entered : _above as ExecutionContext;

    /// <summary>Makes the scope the active one.</summary>
    internal void Enter()
    {
        AreUsed = true;
        ExecutionContext? before = ExecutionContext.Capture(); // null where it does not flow
        if (Outer is { } outer) _isDirect = before is not null && ReferenceEquals(outer._entered, before);
        else _above = before;
        s_current.Value = this;
        if (_isApart) Activity.Current = null;
        else _entered = ExecutionContext.Capture();
    }

    /// <summary>Makes the outer scope active again, or the next one that was not left out of order.</summary>
    /// <returns>False if another scope is active, which stays active.</returns>
    internal bool Leave()
    {
        if (_entered is { } entered && Outer is not { _isOver: true } && ReferenceEquals(ExecutionContext.Capture(), entered)
            && Before is { } before)
        {
            ExecutionContext.Restore(before);
            return true;
        }

        if (!ReferenceEquals(s_current.Value, this))
        {
            _isOver = true;
            return false;
        }

        ActiveScope? active = this;
        do
        {
            if (active._isApart && Activity.Current is null) Activity.Current = active._activity;
            active = active.Outer;
        }
        while (active is { _isOver: true });

        s_current.Value = active;
        return true;
    }

    /// <summary>
    /// Returns whether the scope started inside an activity. If not, an activity of the same flow started inside the scope.
    /// </summary>
    internal bool IsInside(Activity activity)
    {
        for (Activity? outer = _isApart ? null : _activity; outer is not null; outer = outer.Parent)
        {
            if (ReferenceEquals(outer, activity)) return true;
        }

        return false;
    }
}
