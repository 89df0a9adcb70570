using System.Diagnostics;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>Does a program's work, and says which spans it has to give.</summary>
/// <param name="collector">The collector.</param>
/// <param name="collected">The source of activities that it collects.</param>
/// <param name="hidden">The source of those that it does not.</param>
internal sealed class WorkRun(ActivityTraceCollector collector, ActivitySource collected, ActivitySource hidden)
{
    /// <summary>In place of a parent's name: an activity has the framework's parent, which nobody collects.</summary>
    internal const string Unknown = "?";

    private readonly List<Action> _late = [];

    /// <summary>Gets the names of all spans with those of their parents (null for a root), which have to arrive.</summary>
    internal Dictionary<string, string?> Expected { get; } = [];

    /// <summary>Does the work in a flow of its own.</summary>
    /// <param name="work">The work.</param>
    /// <param name="name">The name of its span; those inside add a number.</param>
    internal void Do(Work work, string name)
    {
        ExecutionContext.Run(
            ExecutionContext.Capture()!,
            _ =>
            {
                Do(work, name, new Place(null, false, false));
                foreach (Action end in _late) end();
            },
            null);
        _late.Clear();
    }

    private void Do(Work work, string name, Place place)
    {
        if (work.Kind != WorkKind.Hidden)
            Expected.Add(name,
                work.Kind == WorkKind.Activity && place is { IsBelowHidden: true, IsBelowScope: false } ? Unknown : place.Parent);
        Place inner = work.Kind switch
        {
            WorkKind.Hidden => place with { IsBelowHidden = true },
            WorkKind.Scope => new Place(name, IsBelowScope: true, place.IsBelowHidden),
            _ => new Place(name, IsBelowScope: false, IsBelowHidden: false),
        };
        TestScope? scope = work.Kind == WorkKind.Scope ? TestScope.Begin(collector, name) : null;
        Activity? activity = work.Kind == WorkKind.Scope ? null : (work.Kind == WorkKind.Hidden ? hidden : collected).StartActivity(name);
        for (int i = 0; i < work.Parts.Length; i++) Do(work.Parts[i], $"{name}.{i}", inner);
        if (work.EndsLate)
        {
            _late.Add(scope is null ? activity!.Stop : scope.End);
            scope?.Leave();
            if (activity is not null) Activity.Current = activity.Parent;
        }
        else
        {
            scope?.Dispose();
            activity?.Stop();
        }
    }

    /// <param name="Parent">The innermost span; null for none.</param>
    /// <param name="IsBelowScope">Whether that is of the program.</param>
    /// <param name="IsBelowHidden">Whether the innermost activity is not collected.</param>
    private sealed record Place(string? Parent, bool IsBelowScope, bool IsBelowHidden);
}
