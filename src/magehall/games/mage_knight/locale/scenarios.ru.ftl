# Сценарии и варианты: настройки, вопросы, выборы, причины и журнал.

# Бои между игроками и вместе
setting-duels = Игроки могут нападать друг на друга
setting-duels-usual = Как в сценарии
setting-duels-allowed = Да
setting-duels-forbidden = Нет
setting-joint_assaults = Соперники могут вместе штурмовать город
option-error-duels = Кто играет вместе или один, не нападает на игроков.
option-error-joint-assaults = Здесь никто не может вместе штурмовать город.
refused-must-attack = Вы стоите там же, где { $rival }: нападайте или идите дальше.
refused-joint-not-agreed = Вы не договаривались о совместных штурмах.
