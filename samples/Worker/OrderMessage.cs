namespace Samples.Worker;

/// <summary>A message of the queue.</summary>
/// <param name="Order">The number of the order.</param>
/// <param name="Headers">What travels with it: the trace.</param>
internal sealed record OrderMessage(int Order, Dictionary<string, string> Headers);
