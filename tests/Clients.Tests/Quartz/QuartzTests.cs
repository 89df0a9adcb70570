using Quartz;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Quartz;

/// <summary>Jobs that a scheduler of Quartz runs.</summary>
[Collection(OneAtATime.Name)]
public sealed class QuartzTests
{
    private static TaskCompletionSource s_ran = new();

    [Fact]
    public async Task EachJob_IsOneTrace_AsOfTheTracer()
    {
        Span span = Assert.Single(await TracedHost.RunAsync(ScheduleAsync<Billing>, TracedHost.TracerNames)); // the scheduler polls, too

        Assert.Equal(0ul, span.ParentId);
        span.AssertLike("quartz", 0, "execute invoices", [.. OwnOf<Billing>(span)]);
    }

    [Fact]
    public async Task AJobThatFails_IsAnError()
    {
        Span span = Assert.Single(await TracedHost.RunAsync(ScheduleAsync<FailedBilling>, TracedHost.TracerNames));

        Assert.Equal((1, "execute invoices", "quartz.job.execute"), (span.Error, span.Resource, span.Name));
        Assert.Equal(("STATUS_CODE_ERROR", "Quartz.JobExecutionException"), (span.GetTag("otel.status_code"), span.GetTag("error.type")));
        Assert.Contains("declined", span.GetTag("error.stack"), StringComparison.Ordinal);
    }

    private static IEnumerable<(string Name, string? Text)> OwnOf<T>(Span span) =>
    [
        ("job.name", "invoices"), ("job.group", "billing"), ("job.type", $"{typeof(T).FullName}, {typeof(T).Assembly.GetName().Name}"),
        ("trigger.name", "now"), ("trigger.group", "billing"), ("scheduler.name", "QuartzScheduler"),
        ("fire.instance.id", span.GetTag("fire.instance.id")), ("otel.library.version", "4.7.3.0"),
    ];

    // Ends when the job has ended.
    private static async Task ScheduleAsync<T>()
        where T : IJob
    {
        IScheduler scheduler = await QuartzSchedulerBuilder.Create().BuildScheduler();
        s_ran = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        await scheduler.Start();
        IJobDetail job = JobBuilder.Create<T>().WithIdentity("invoices", "billing").Build();
        await scheduler.ScheduleJob(job, TriggerBuilder.Create().WithIdentity("now", "billing").StartNow().Build());
        await s_ran.Task.InTime();
        await scheduler.Shutdown(waitForJobsToComplete: true);
    }

    private sealed class Billing : IJob
    {
        public ValueTask Execute(IJobExecutionContext context, CancellationToken cancellationToken = default)
        {
            s_ran.SetResult();
            return ValueTask.CompletedTask;
        }
    }

    private sealed class FailedBilling : IJob
    {
        public ValueTask Execute(IJobExecutionContext context, CancellationToken cancellationToken = default)
        {
            s_ran.SetResult();
            throw new InvalidOperationException("declined");
        }
    }
}
