using Migration.Consumer;

var consumer = new OrderConsumer();
foreach (Message message in Message.ReadAll())
{
    Dictionary<string, string> answer = consumer.Consume(message);
    Console.WriteLine(
        $"order {message.Order}: answer continues trace {answer["x-datadog-trace-id"]}, span {answer["x-datadog-parent-id"]}");
}
