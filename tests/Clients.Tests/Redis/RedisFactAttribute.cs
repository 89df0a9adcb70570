namespace SpanPack.Clients.Tests.Redis;

/// <summary>A test that needs a Redis server; skipped where there is none.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class RedisFactAttribute : FactAttribute
{
    public RedisFactAttribute() => Skip = RedisServer.MissingReason;
}
