using System.Reflection;
using System.Runtime.CompilerServices;
using Confluent.Kafka;

namespace SpanPack.Clients.Tests.Kafka;

/// <summary>A client without a server: it remembers its last call, and answers with a new object.</summary>
public class InnerClient : DispatchProxy
{
    /// <summary>Gets the last call; null before one.</summary>
    internal (MethodInfo Member, object?[] Arguments, object? Answer)? Last { get; private set; }

    /// <summary>Gets or sets what calls end with; null for an answer.</summary>
    internal Exception? Failure { get; set; }

    internal static InnerClient Of<TClient>(TClient client)
        where TClient : class
        => (InnerClient)(object)client;

    /// <summary>Makes a value that no other code has; that of a structure differs from its default.</summary>
    internal static object? MakeValue(Type type)
    {
        if (type == typeof(void)) return null;
        if (type == typeof(int)) return 7;
        if (type == typeof(string)) return new string('x', 7);
        if (type == typeof(TimeSpan)) return TimeSpan.FromSeconds(7);
        if (type == typeof(CancellationToken)) return new CancellationToken(canceled: true);
        if (type == typeof(Offset)) return new Offset(7);
        if (type == typeof(IConsumerGroupMetadata)) return Create<IConsumerGroupMetadata, InnerClient>();
        return type.IsInterface ? Array.CreateInstance(type.GenericTypeArguments[0], 0) : RuntimeHelpers.GetUninitializedObject(type);
    }

    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        Last = (targetMethod!, args ?? [], MakeValue(targetMethod!.ReturnType));
        return Failure is null ? Last.Value.Answer : throw Failure;
    }
}
