namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Runs tasks on one thread, which goes on with another task at each await. It shares nothing with other threads.</summary>
internal sealed class TaskPump : SynchronizationContext
{
    private readonly Queue<(SendOrPostCallback Continue, object? State)> _waiting = new();

    public override void Post(SendOrPostCallback d, object? state) => _waiting.Enqueue((d, state));

    /// <summary>Runs tasks on this thread until all have ended.</summary>
    internal void Run(int count, Func<Task> start)
    {
        SetSynchronizationContext(this);
        Task[] tasks = [.. Enumerable.Range(0, count).Select(_ => start())];
        while (_waiting.TryDequeue(out (SendOrPostCallback Continue, object? State) next)) next.Continue(next.State);
        Task.WhenAll(tasks).GetAwaiter().GetResult(); // all have ended: nothing waits for other threads
    }
}
