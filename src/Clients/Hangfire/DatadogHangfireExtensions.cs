using SpanPack;

namespace Hangfire;

/// <summary>Extension methods that add tracing to jobs of Hangfire.</summary>
/// <remarks>
/// <para>
/// The namespace is that of <see cref="IGlobalConfiguration"/>, so programs that configure Hangfire find the method without another
/// <c>using</c>.
/// </para>
/// <para>Safe for any number of threads.</para>
/// </remarks>
public static class DatadogHangfireExtensions
{
    /// <summary>
    /// Traces jobs: each performance is an activity of source <c>SpanPack.Hangfire</c>, in the trace of the activity that was current when
    /// the job was created. Call it in processes that create jobs and in those that perform them. Repeated calls have no effect.
    /// </summary>
    /// <remarks>
    /// The trace travels in the job parameter <c>datadog_context_key</c>, in the configured propagation styles. Arguments of jobs are not
    /// read.
    /// </remarks>
    /// <typeparam name="TConfiguration">The type of the configuration.</typeparam>
    /// <param name="configuration">The configuration.</param>
    /// <returns><paramref name="configuration"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="configuration"/> is null.</exception>
    public static TConfiguration UseDatadogTracing<TConfiguration>(this TConfiguration configuration)
        where TConfiguration : IGlobalConfiguration
    {
        ArgumentNullException.ThrowIfNull(configuration);
        if (!GlobalJobFilters.Filters.Contains(JobFilter.Instance)) GlobalJobFilters.Filters.Add(JobFilter.Instance);
        return configuration;
    }
}
