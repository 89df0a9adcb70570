using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Runs code of the program for activities, on the thread and in the execution context that end them: callbacks, and the text of values of
/// the program's types.
/// </summary>
/// <remarks>Safe for any number of threads. An activity without such code is not changed. Never throws.</remarks>
[DebuggerDisplay("{_options}")]
internal sealed class ProgramCallbacks(ProcessSpans mapper, ActivityTraceOptions options, CollectorLog log)
{
    private const int MaxDepth = 8; // callbacks that end activities, whose callbacks end activities

    [ThreadStatic]
    private static int s_depth;

    private readonly ActivityTraceOptions _options = options;

    private bool AreNone { get; } = options.Filter is null && options.Enrich is null;

    /// <summary>Takes an ended activity.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="trace">Its trace; null for a single activity without further data.</param>
    /// <param name="bytes">An estimate of the memory that is held from now on; unused without a trace.</param>
    /// <returns>The activity, or its span if code of the program has taken part in it.</returns>
    internal EndedActivity Take(Activity activity, LocalTrace? trace, out int bytes)
    {
        bytes = ActivityContent.Weigh(activity);
        return NeedsNone(activity) && bytes != ActivityContent.NotKnown ? new EndedActivity(activity) : Run(activity, trace, ref bytes);
    }

    /// <summary>Takes an ended activity whose chunk this thread writes at once: it holds no memory, and its values are read then.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="trace">Its trace; null for a single activity without further data.</param>
    internal EndedActivity TakeLast(Activity activity, LocalTrace? trace)
        => NeedsNone(activity) ? new EndedActivity(activity) : Take(activity, trace, out _);

    private bool NeedsNone(Activity activity) => AreNone && !ReplacedActivity.Is(activity);

    private EndedActivity Run(Activity activity, LocalTrace? trace, ref int bytes)
    {
        using var allowed = new ProgramValueScope(areBarred: false);
        s_depth++;
        try
        {
            bool takes = s_depth <= MaxDepth ? Takes(activity) : IsTooDeep();
            if (takes && _options.Enrich is null && bytes != ActivityContent.NotKnown) return new EndedActivity(activity);
            PreparedSpan prepared = PreparedSpan.Rent(trace is null ? activity : null, isRoot: trace is null || trace.IsRoot(activity));
            prepared.IsFiltered = !takes;
            prepared.IsUnusable = takes && !Make(activity, trace, prepared);
            if (prepared.IsFiltered) ProcessSpans.MapIds(activity, prepared.Span);
            if (trace is not null) bytes = ActivityContent.Weigh(prepared.Span); // one that is alone is written at once
            return new EndedActivity(prepared);
        }
        finally
        {
            s_depth--;
        }
    }

    private bool Make(Activity activity, LocalTrace? trace, PreparedSpan prepared)
    {
        try
        {
            Span span = prepared.Span;
            prepared.Asked = prepared.IsRoot ? mapper.MapRoot(activity, trace, span) : mapper.Map(activity, trace!.Remote, span);
            if (!prepared.IsRoot && span.ParentService is null && activity.Parent is { } parent)
                span.ParentService = mapper.ServiceOf(parent);
        }
        catch (Exception e)
        {
            log.Unexpected(e); // it must not reach the program, which only ended an activity
            return false;
        }

        Enrich(activity, prepared.Span);
        return true;
    }

    private bool IsTooDeep()
    {
        log.CallbacksTooDeep(MaxDepth);
        return false;
    }

    private bool Takes(Activity activity)
    {
        if (ReplacedActivity.Is(activity)) return false;
        if (_options.Filter is not { } filter) return true;
        try
        {
            return filter(activity);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(_options.Filter), e);
            return true;
        }
    }

    private void Enrich(Activity activity, Span span)
    {
        try
        {
            _options.Enrich?.Invoke(activity, span);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(_options.Enrich), e);
        }
    }
}
