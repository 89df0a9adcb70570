namespace SpanPack.Tests.Servers;

/// <summary>A test that needs servers; skipped where one of them is missing.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ServerFactAttribute : FactAttribute
{
    /// <param name="kinds">The servers.</param>
    public ServerFactAttribute(params string[] kinds)
        => Skip = kinds.Select(RealServer.FindMissing).FirstOrDefault(static reason => reason is not null);
}
