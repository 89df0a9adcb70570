namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Scopes in scopes with an await in each.</summary>
internal static class NestedScopes
{
    internal const int Depth = 10;

    internal static async Task RunAsync(Tracer tracer, int traces)
    {
        for (int i = 0; i < traces; i++) await NestAsync(tracer, Depth);
    }

    /// <summary>The same without scopes.</summary>
    internal static async Task RunAwaitsAsync(int traces)
    {
        for (int i = 0; i < traces; i++) await NestAwaitsAsync(Depth);
    }

    private static async Task NestAsync(Tracer tracer, int depth)
    {
        using IScope scope = tracer.StartActive("operation");
        await Task.Yield();
        if (depth > 1) await NestAsync(tracer, depth - 1);
    }

    private static async Task NestAwaitsAsync(int depth)
    {
        await Task.Yield();
        if (depth > 1) await NestAwaitsAsync(depth - 1);
    }
}
