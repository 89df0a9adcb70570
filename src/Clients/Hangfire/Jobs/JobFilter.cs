using System.Diagnostics;
using System.Globalization;
using Hangfire.Client;
using Hangfire.Server;

namespace SpanPack;

/// <summary>Adds the current trace to new jobs, and creates an activity for each performance that continues it.</summary>
/// <remarks>Safe for any number of threads: state is kept with each job.</remarks>
internal sealed class JobFilter : IClientFilter, IServerFilter
{
    internal const string SourceName = "SpanPack.Hangfire";

    private const string ItemName = "SpanPack.Activity"; // of a performance

    private static readonly ActivitySource s_source = new(SourceName);

    private JobFilter()
    {
    }

    /// <summary>Gets the filter, which serves all jobs.</summary>
    internal static JobFilter Instance { get; } = new();

    public void OnCreating(CreatingContext context)
    {
        if (Activity.Current is { } activity && JobContext.Write(activity) is { } headers)
            context.SetJobParameter(JobContext.Parameter, headers);
    }

    public void OnCreated(CreatedContext context)
    {
    }

    public void OnPerforming(PerformingContext context)
    {
        if (!s_source.HasListeners()) return;
        Activity? activity =
            CarrierContext.Create(s_source, $"job {context.BackgroundJob.Job}", ActivityKind.Internal, HeadersOf(context), JobContext.Read);
        if (activity is null) return;
        if (activity.IsAllDataRequested)
        {
            activity.SetTag("job.id", context.BackgroundJob.Id);
            activity.SetTag("job.createdat", context.BackgroundJob.CreatedAt.ToString("O", CultureInfo.InvariantCulture));
        }

        context.Items[ItemName] = activity.Start();
    }

    // Also called for a job that a later filter has canceled.
    public void OnPerformed(PerformedContext context)
    {
        if (!context.Items.Remove(ItemName, out object? item) || item is not Activity activity) return;
        if (context.Exception is { } exception)
        {
            activity.AddException(exception);
            activity.SetStatus(ActivityStatusCode.Error, exception.Message);
        }

        activity.Dispose();
    }

    // The storage is read, and the text of the parameter: neither may keep a job from running.
    private static Dictionary<string, string>? HeadersOf(PerformingContext context)
    {
        try
        {
            return context.GetJobParameter<Dictionary<string, string>?>(JobContext.Parameter, allowStale: true);
        }
        catch (Exception)
        {
            return null;
        }
    }
}
